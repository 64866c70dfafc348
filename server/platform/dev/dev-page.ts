/** Page frame of the developer tools: mobile first, light and dark, no script. */
export const drawDevPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Gida</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

const STYLE = `
:root { --ground: #f7f3ea; --card: #fffdf8; --ink: #1d1b16; --soft: #5f594c; --line: #ded6c4; --act: #27348b }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14130f; --card: #1e1c17; --ink: #f2ede1; --soft: #b3ab9a; --line: #3a362c; --act: #a9b4ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 16px }
h1 { font-size: 24px; margin: 8px 0 }
h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 16px 0 }
.soft { color: var(--soft); margin: 0; font-size: 14px; overflow-wrap: anywhere }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0 }
ul { margin: 12px 0 0; padding-left: 20px; overflow-wrap: anywhere }
a { color: var(--act) }
form { display: flex; gap: 8px; align-items: center; margin: 16px 0 0 }
input { flex: 1; min-width: 0 }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid var(--soft); border-radius: 8px;
  background: var(--card); color: var(--ink) }
.phone { max-width: 400px; margin-top: 16px; border: 2px solid var(--soft); border-radius: 32px; padding: 24px 16px; background: var(--card) }
.phone form { flex-wrap: wrap }
.thread { display: grid; gap: 8px; align-content: end; min-height: 320px; margin: 16px 0; padding: 0; list-style: none }
.thread li { max-width: 85%; padding: 8px 12px; border-radius: 16px; overflow-wrap: anywhere; background: var(--ground) }
.thread .mine { justify-self: end; background: var(--act); color: var(--card) }
.thread li { white-space: pre-wrap }
.whatsapp .mine { background: #d9fdd3; color: #111b21 }
.thread small { display: block; opacity: 0.8 }
`
