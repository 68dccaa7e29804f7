/**
 * `npm run dev`: the server restarts and the client reloads at every change. The client is at
 * http://localhost:5173, which hands calls on to the server.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, tool } from './lib/project.mjs'

process.chdir(root)
await ensureInstalled()
await run(process.execPath, ['scripts/generate.mjs'])

const env = { ...process.env, TARTIP_MODE: 'development' }
const children = [
  spawn(tool('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    env,
    stdio: 'inherit',
  }),
  spawn(tool('vite'), [], { env, stdio: 'inherit', cwd: join(root, 'apps/web') }),
]
const stop = signal => children.forEach(child => child.kill(signal))
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
await Promise.all(
  children.map(
    child =>
      new Promise(resolve => {
        child.once('exit', () => {
          // One without the other is of no use.
          stop('SIGTERM')
          resolve()
        })
      }),
  ),
)
