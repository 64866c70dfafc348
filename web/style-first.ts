const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const AHEAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const STYLE = /<link rel="stylesheet"[^>]*>/g

/**
 * Inline loader of the page's scripts. On a slow connection it requests them only after the stylesheet has loaded, since parallel downloads
 * share the bandwidth and would delay the first paint; otherwise at once. They run deferred.
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

/** Rewrites a built page so that on a slow connection its stylesheet loads before its scripts. */
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
