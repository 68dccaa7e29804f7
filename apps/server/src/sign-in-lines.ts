import { signRightNames } from '@tartip/domain/people/sign-right'

import { demoFirstTimeUsers } from './demo-world/demo-first-time-users.ts'
import type { DemoWorld } from './demo-world/demo-world.ts'

/** What the terminal shows a newcomer: who can sign in, with what, and where the codes are. */
export function signInLines(world: DemoWorld): string[] {
  const nameOf = new Map(world.organisations.map(({ key, companyName }) => [key, companyName]))
  const people = world.people.map(person => {
    const roles = person.roles.map(
      role => `${signRightNames[role.signRight].en}, ${nameOf.get(role.organisation) ?? ''}`,
    )
    return `  ${person.clientId}  ${person.shortName} (${roles.join('; ')})`
  })
  const password = world.people[0]?.password ?? ''
  const firstTimeUsers = demoFirstTimeUsers.map(({ clientId, shortName, individualInn, mobile }) =>
    clientId === undefined
      ? `  ${shortName}: registers with INN ${individualInn} and phone ${mobile}`
      : `  ${clientId}  ${shortName}: first sign-in`,
  )
  return [
    `Demo sign-ins, password ${password}; one-time codes are shown at /simulator:`,
    ...people,
    ...firstTimeUsers,
  ]
}
