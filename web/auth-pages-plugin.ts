import type { Plugin } from 'vite'

const AUTH_PAGES =
  /^\/auth\/(login|register|forgot-password|reset-password|verify-email|undo-payout|invite\/[^/?]+)(\?|$)/

/** In development, Vite serves the auth entry for these addresses, as the server does in production. */
export function authPages(): Plugin {
  return {
    name: 'gida:authPages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (AUTH_PAGES.test(request.url ?? '')) request.url = '/auth.html'
        next()
      })
    },
  }
}
