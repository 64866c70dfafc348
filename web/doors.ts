import type { Plugin } from 'vite'

const DOORS =
  /^\/auth\/(login|register|forgot-password|reset-password|verify-email|undo-payout|invite\/[^/?]+)(\?|$)/

/** While developing, Vite's own server sends people to the right page, as the real one does. */
export function doors(): Plugin {
  return {
    name: 'gida:doors',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (DOORS.test(request.url ?? '')) request.url = '/arrive.html'
        next()
      })
    },
  }
}
