import { lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account that PostgreSQL's programs run under. */
export interface RunAs {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, or as `nobody` where there is no
 * such user. Undefined: run it as whoever runs the server.
 */
export function accountForPostgres(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find(fields => fields[0] === name)
    if (found !== undefined) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/** Whether that account can reach what is in the folder: every parent must let it through. */
export function canReach(folder: string, account: RunAs | undefined): boolean {
  if (account === undefined) return true
  const { mode, uid, gid } = statSync(folder)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  if (((mode >> shift) & 1) === 0) return false
  const parent = dirname(folder)
  return parent === folder || canReach(parent, account)
}

/** Whether something is there, a dangling link included. */
export function pathExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
