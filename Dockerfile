# The site with its server, for any host that runs containers: docs/hosting.md, "In a container".
ARG NODE=docker.io/library/node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY .patches .patches
RUN npm ci --omit=dev
COPY . .
# The site's address, and for how long browsers keep to HTTPS: they're in what's built.
ARG SITE_URL=
ARG HSTS_MAX_AGE=
RUN CI=1 npm run build
# Gatsby and all it needs have done their work.
RUN node .scripts/keep-server-packages.mjs

FROM ${NODE}
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin elm-place && install -d -m 700 -o 10001 -g elm-place /outbox
WORKDIR /site
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/content content
COPY --from=build /site/public public
# For links in mails, as in the pages.
ARG SITE_URL=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 TRUST_PROXY=1 OUTBOX_DIR=/outbox SITE_URL=${SITE_URL}
# By its number, so that Kubernetes knows it isn't root.
USER 10001
EXPOSE 9000
# Whether requests can be stored. A mail that's late is the alert's concern: starting again wouldn't send it.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/contact-messages`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.mjs"]
