import type { Plugin } from 'vite'

/** While developing, Vite's own server sends people to the right page, as the real one does. */
export function doors(): Plugin {
  return {
    name: 'gida:doors',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/auth\/(login|register)(\?|$)/.test(request.url ?? '')) request.url = '/arrive.html'
        next()
      })
    },
  }
}
