/**
 * The editor's page: what to do first, and what to do in a browser that can't write files. Sveltia fills the rest. Its start page has a second
 * button, to sign in to a service that there isn’t; it’s hidden.
 */
export const editorHtml = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elm Place: content editor</title>
<link rel="icon" href="/icon.svg">
<style>
	.buttons > .button.secondary, body:not(:has(.powered-by)) #first { display: none }
	#first { position: fixed; z-index: 1; inset: 1.5rem 1rem auto; max-width: 36rem; margin: 0 auto; color: #333; font: 1rem/1.5 sans-serif; text-align: center }
	#unsupported { max-width: 36rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.5 sans-serif }
</style>
<p id="first">Click the blue button and choose the folder that the terminal names: the one that holds the folder “content”. The browser asks whether it may save changes there; allow it.</p>
<p id="unsupported" hidden>This browser can’t save files in a folder. Open this address in Chrome, Edge or Chromium, on the computer that has the site’s files.</p>
<script type="module" src="/editor.js"></script>
</html>
`;
