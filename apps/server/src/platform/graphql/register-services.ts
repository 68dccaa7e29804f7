import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { addHttpEndpoint } from './http-endpoint.ts'
import { addLiveEndpoints, type LiveEndpointDeps } from './live-endpoint.ts'
import { rootFieldNames, type OperationPolicies } from './operation-policy.ts'
import { scalarResolvers } from './scalars.ts'
import type { GraphqlService } from './service.ts'

/** Mounts every service at `/graphql/<name>`, over HTTP and over a socket. */
export function registerGraphqlServices(
  app: FastifyInstance,
  services: readonly GraphqlService[],
  deps: LiveEndpointDeps,
): void {
  const schemas = new Map<string, GraphQLSchema>()
  const policies = new Map<string, OperationPolicies>()
  for (const service of services) {
    const schema = makeExecutableSchema({
      typeDefs: service.typeDefs,
      resolvers: { ...scalarResolvers, ...service.resolvers },
      // A misspelt resolver would silently answer null.
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    })
    schemas.set(service.name, schema)
    policies.set(service.name, requirePolicies(service.name, schema, service.policies))
  }
  // Forms and plain text can be sent across sites without asking; nothing here reads them.
  app.removeContentTypeParser('text/plain')
  for (const [name, schema] of schemas)
    addHttpEndpoint(app, name, schema, { ...deps, policies: policies.get(name) ?? {} })
  const endLive = addLiveEndpoints(app, schemas, { ...deps, policies })
  app.addHook('preClose', endLive)
}

/** A server with an operation that nobody has thought about does not start. */
function requirePolicies(
  service: string,
  schema: GraphQLSchema,
  policies: OperationPolicies,
): OperationPolicies {
  const missing = rootFieldNames(schema).filter(name => !Object.hasOwn(policies, name))
  if (missing.length === 0) return policies
  throw new TypeError(`Operations of ${service} without a policy: ${missing.join(', ')}`)
}
