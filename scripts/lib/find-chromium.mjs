import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run, say } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium for the browser tests; installs Debian's where that is possible. */
export async function findChromium() {
  return findInstalled() ?? (await installFromDebian())
}

function findInstalled() {
  const given = process.env.CHROMIUM_PATH
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const known = folders.flatMap(folder => names.map(name => join(folder, name)))
  const onMac = ['Google Chrome', 'Chromium'].map(
    name => `/Applications/${name}.app/Contents/MacOS/${name}`,
  )
  return [given, ...known, ...fromPlaywright(), ...onMac].find(
    path => path !== undefined && isProgram(path),
  )
}

/** What `npx playwright install chromium` has put into its cache. */
function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(
      homedir(),
      process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright',
    )
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter(name => name.startsWith('chromium-'))
    .toSorted()
    .toReversed()
    .flatMap(name => [
      join(cache, name, 'chrome-linux', 'chrome'),
      join(cache, name, 'chrome-linux64', 'chrome'),
      join(cache, name, 'chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    ])
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Installing Chromium for the browser tests …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { isQuiet: true, env })
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    {
      isQuiet: true,
      env,
    },
  )
  if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'))
  return findInstalled()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
