import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** Below the server, where a program finds the dependencies of the server as well. */
const folder = join(import.meta.dirname, '../../../../apps/server/dist/test-programs')

/** What was bundled in this process, by entry. */
const bundles = new Map<string, Promise<string>>()

/**
 * Starts a program of the tests as a process of its own. It is bundled first: translating each of its files at its
 * start takes several times as long.
 */
export async function startProgram(
  entry: string,
  programArguments: readonly string[],
  stdio: StdioOptions,
): Promise<ChildProcess> {
  const bundle = bundles.get(entry) ?? bundleOf(entry)
  bundles.set(entry, bundle)
  return spawn(process.execPath, [await bundle, ...programArguments], { stdio })
}

async function bundleOf(entry: string): Promise<string> {
  const outfile = join(folder, `${process.pid}-${basename(entry, '.ts')}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
    plugins: [ownSources],
  })
  return outfile
}

/** Our own packages are bundled, and each file still finds what lies beside its source. */
const ownSources: Plugin = {
  name: 'own-sources',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@tartip/') || kind === 'entry-point' ? undefined : { path, external: true },
    )
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: 'ts' }
    })
  },
}
