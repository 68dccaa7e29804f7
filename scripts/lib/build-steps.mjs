import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { whenChanged } from './fingerprint.mjs'
import { root, run, printLine, tool } from './project.mjs'

const packages = [
  'packages/domain/src',
  'packages/bank-ports/src',
  'packages/formats/src',
  'packages/gost/src',
  'packages/ledger/src',
  'packages/bank-twin/src',
]
const common = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/build-steps.mjs']
export const serverBundle = 'apps/server/dist/main.mjs'
/** Threads of their own, found beside the bundle. */
const validateWorker = 'apps/server/src/platform/graphql/validate-worker.mjs'
const contentCheckWorker = 'apps/server/src/modules/files/content-check-worker.mjs'
/** From its source; what stands beside it as .mjs only translates it where there is no bundle. */
const readFileWorker = 'apps/server/src/modules/files/exchange/read-file-worker.ts'

const statementWorker = 'apps/server/src/modules/statement/files/write-worker.mjs'
const printWorker = 'packages/formats/src/pdf/print-worker.mjs'

export const generatedFiles = {
  name: 'generated',
  paths: ['scripts/generate.mjs', 'package-lock.json', 'apps/server/src', 'apps/web/src'],
  isCounted: file => !/\.tsx?$/.test(file),
  outputs: ['apps/server/generated/registered-documents.json'],
  step: () => step('Generating types', process.execPath, ['scripts/generate.mjs']),
}

/** Builds what is stale: generated files, the server's bundle, the client. */
export async function buildAll() {
  await whenChanged(generatedFiles)
  await Promise.all([
    whenChanged({
      name: 'server',
      paths: [...common, ...packages, 'apps/server/src', 'apps/server/package.json'],
      outputs: [serverBundle],
      step: buildServer,
    }),
    whenChanged({
      name: 'web',
      paths: [...common, 'packages/domain/src', 'apps/web'],
      outputs: ['apps/web/dist/index.html'],
      step: buildWeb,
    }),
  ])
}

async function buildServer() {
  printLine('Building the server …')
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [
      'apps/server/src/main.ts',
      validateWorker,
      contentCheckWorker,
      readFileWorker,
      statementWorker,
      printWorker,
    ],
    entryNames: '[name]',
    outdir: dirname(serverBundle),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [onlyOwnPackages],
  })
}

/** Our own packages are bundled; everything from the registry stays where npm put it. */
const onlyOwnPackages = {
  name: 'only-own-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@tartip/') || kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

async function buildWeb() {
  await step(
    'Building the client',
    tool('vite'),
    ['build', '--logLevel', 'warn'],
    join(root, 'apps/web'),
    // Whatever the shell says: a development build of React is no product.
    { NODE_ENV: 'production' },
  )
  compressAssets(join(root, 'apps/web/dist'))
}

/** Text files once compressed at their best, instead of again for every visitor. */
function compressAssets(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const content = readFileSync(file)
    if (content.length < 1_024) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function step(name, command, commandArguments, cwd = root, env = {}) {
  printLine(`${name} …`)
  const { code, output } = await run(command, commandArguments, { isQuiet: true, cwd, env })
  if (code === 0) return
  printLine(output.trim())
  throw new Error(`${name} failed: see above.`)
}

/** For a build from nothing. */
export function forgetBuilds() {
  for (const folder of ['apps/server/dist', 'apps/web/dist', '.cache']) {
    rmSync(join(root, folder), { recursive: true, force: true })
  }
}
