import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLSchema } from 'graphql'

import type { OperationPolicies } from '../platform/graphql/operation-policy.ts'

const sources = join(import.meta.dirname, '..')

export interface FoundService {
  readonly name: string
  readonly schema: GraphQLSchema
  readonly policies: OperationPolicies
}

/** Every service of the product as it lies in the modules, so that no test has to list a new one. */
export async function findServices(): Promise<FoundService[]> {
  const scalars = readFileSync(join(sources, 'platform/graphql/scalars.graphql'), 'utf8')
  const modules = join(sources, 'modules')
  const names = readdirSync(modules).filter(name => existsSync(sdlOf(modules, name)))
  return Promise.all(
    names.map(async name => ({
      name,
      schema: buildSchema(`${scalars}\n${readFileSync(sdlOf(modules, name), 'utf8')}`),
      policies: await policiesOf(modules, name),
    })),
  )
}

const sdlOf = (modules: string, name: string) => join(modules, name, 'graphql', `${name}.graphql`)

async function policiesOf(modules: string, name: string): Promise<OperationPolicies> {
  const file = join(modules, name, 'graphql', `${name}-policies.ts`)
  const exported = (await import(file)) as Readonly<Record<string, OperationPolicies>>
  const [policies] = Object.entries(exported)
    .filter(([key]) => key.endsWith('Policies'))
    .map(([, value]) => value)
  if (policies === undefined) throw new Error(`${file} exports no policies`)
  return policies
}
