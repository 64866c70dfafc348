import type { ViteDevServer } from 'vite'

type WebBuild = { buildWeb(): Promise<string>; serveWeb(): Promise<ViteDevServer> }

/** The build of the web app, by its address: named, the compiler would read the whole app as a part of the server. */
export const loadWebBuild = (): Promise<WebBuild> => import(new URL('../web/build.ts', import.meta.url).href)
