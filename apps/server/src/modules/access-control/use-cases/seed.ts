import type { PasswordHasher } from '../crypto/password-hasher.ts'
import { seal } from '../crypto/sealed-secret.ts'
import { isTotpSecret } from '../crypto/totp.ts'
import type { AccessControlSeed, SeedPerson } from '../public.ts'
import { normaliseClientId } from '../rules/client-id.ts'
import { createSeedStore, type SealedPerson } from '../store/seed-store.ts'
import type { AccessControlDeps } from './deps.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'totpKey'> & { readonly hasher: PasswordHasher }

/** Fills the tables for demos and tests. Throws when a row is there already or cannot be right. */
export function createSeed(deps: Deps): AccessControlSeed {
  const store = createSeedStore(deps.db)
  const addPeople = async (people: readonly SeedPerson[]) => {
    const sealed: SealedPerson[] = []
    for (const person of people) sealed.push(await sealPerson(deps, person))
    await store.addPeople(sealed)
  }
  return {
    addOrganisation: organisation => store.addOrganisations([organisation]),
    addOrganisations: store.addOrganisations,
    addPerson: person => addPeople([person]),
    addPeople,
    addUserContract: userContract => store.addUserContracts([userContract]),
    addUserContracts: store.addUserContracts,
    hashPassword: password => deps.hasher.hash(password),
  }
}

async function sealPerson(deps: Deps, person: SeedPerson): Promise<SealedPerson> {
  const { password, passwordHash, totpSecret, ...rest } = person
  if (totpSecret !== undefined && !isTotpSecret(totpSecret)) {
    throw new TypeError('A TOTP secret is base32 of at least 128 bits')
  }
  return {
    ...rest,
    clientId: normaliseClientId(person.clientId),
    passwordHash:
      passwordHash ?? (password === undefined ? undefined : await deps.hasher.hash(password)),
    sealedTotpSecret:
      totpSecret === undefined ? undefined : seal(totpSecret, person.personId, deps.totpKey),
  }
}
