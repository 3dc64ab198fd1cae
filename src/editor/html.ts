/** The editor's page. It says in plain words what to do in a browser that can't write files. */
export const editorHtml = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elm Place: content editor</title>
<link rel="icon" href="/icon.svg">
<style>.buttons > .button.secondary { display: none }</style>
<p hidden style="max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif">
This browser can’t save files in a folder. Open this address in Chrome, Edge or Chromium on the computer that has the project.
</p>
<script type="module" src="/editor.js"></script>
</html>
`;
