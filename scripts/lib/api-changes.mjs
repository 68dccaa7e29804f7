import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/**
 * What breaks programs that call the services, as lines for `docs/api-changes.md`.
 *
 * @param {Readonly<Record<string, string>>} accepted SDL by service, as it was accepted last
 * @param {Readonly<Record<string, string>>} current SDL by service, as it is now
 * @returns {Promise<string[]>} lines such as "payment: Field 'recall' was removed from object type 'Mutation'"
 */
export async function breakingChanges(accepted, current) {
  const found = []
  for (const [service, sdl] of Object.entries(accepted)) {
    const now = current[service]
    if (now === undefined) found.push(`${service}: the service was removed`)
    else found.push(...(await breakingChangesOf(service, sdl, now)))
  }
  return found
}

async function breakingChangesOf(service, before, after) {
  if (before === after) return []
  const changes = await diff(buildSchema(before), buildSchema(after))
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => `${service}: ${message}`)
}

/** The changes that a text of `docs/api-changes.md` does not name letter for letter. */
export function unnamedChanges(changes, text) {
  const lines = text.split('\n')
  return changes.filter(change => !lines.some(line => line.includes(`${change}.`)))
}
