const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const AHEAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const STYLE = /<link rel="stylesheet"[^>]*>/g

/**
 * In the page: asks for its scripts. Where the line is thin only once its style is there: all that is asked for shares the line, and what a page
 * says would wait for what it does. In every other place at once, as tags would. They run when the page is whole.
 */
const LOADER = `<script>
      {
        const { script, ahead } = JSON.parse(document.getElementById('scripts').textContent)
        const put = (name, given) => document.head.append(Object.assign(document.createElement(name), given, { crossOrigin: '' }))
        let isBegun = false
        const begin = () => {
          if (isBegun) return
          isBegun = true
          for (const href of ahead) put('link', { rel: 'modulepreload', href })
          const run = () => put('script', { type: 'module', src: script })
          if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
          else run()
        }
        const after = ({ target }) => target.rel === 'stylesheet' && begin()
        const isThin = document.documentElement.dataset.data === 'dear' || performance.now() > 700 // so long did its first lines take
        if (!isThin) begin()
        else for (const told of ['load', 'error']) document.addEventListener(told, after, true)
      }
    </script>`

/** A built page whose style comes before its scripts where the line is thin. */
export function styleFirst(html: string): string {
  const script = SCRIPT.exec(html)?.[1]
  const ahead = [...html.matchAll(AHEAD)].map(([, href]) => href)
  const styles = [...html.matchAll(STYLE)].map(([style]) => style)
  if (!script || styles.length === 0) throw new Error('The page has no script, or no style to wait for')
  const files = `<script type="application/json" id="scripts">${JSON.stringify({ script, ahead })}</script>`
  return html
    .replaceAll(AHEAD, '')
    .replaceAll(STYLE, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `${files}${LOADER}${styles.join('')}</head>`)
    .replace(/^\s*\n/gm, '')
}
