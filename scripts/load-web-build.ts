import type { ViteDevServer } from 'vite'

type WebBuild = { buildWeb(): Promise<string>; serveWeb(): Promise<ViteDevServer> }

/** Imports the web build by URL: a static import would make the compiler include the whole app in the server's program. */
export const loadWebBuild = (): Promise<WebBuild> => import(new URL('../web/build.ts', import.meta.url).href)
