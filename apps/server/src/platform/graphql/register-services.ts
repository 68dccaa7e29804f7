import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Clock } from '../clock.ts'
import { answerOnce } from './answer-once.ts'
import { createAdmission, createBudgets, createTurnstile } from './call-budget.ts'
import { addHttpEndpoint } from './http-endpoint.ts'
import { addLiveEndpoints, type LiveEndpointDeps } from './live-endpoint.ts'
import { rootFieldNames, type OperationPolicies } from './operation-policy.ts'
import { scalarResolvers } from './scalars.ts'
import type { GraphqlService } from './service.ts'
import { createValidation } from './validation.ts'

/** Mounts every service at `/graphql/<name>`, over HTTP and over a socket. */
export function registerGraphqlServices(
  app: FastifyInstance,
  services: readonly GraphqlService[],
  deps: LiveEndpointDeps & {
    readonly clock: Clock
    /** Whether calls cost something; only in tests and measurements they do not. */
    readonly hasCostLimit: boolean
  },
): void {
  const schemas = new Map<string, GraphQLSchema>()
  const policies = new Map<string, OperationPolicies>()
  for (const service of services) {
    const schema = makeExecutableSchema({
      typeDefs: service.typeDefs,
      resolvers: { ...scalarResolvers, ...answerOnce(service.resolvers) },
      // A misspelt resolver would silently answer null.
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    })
    schemas.set(service.name, schema)
    policies.set(service.name, requirePolicies(service.name, schema, service.policies))
  }
  // Forms and plain text can be sent across sites without asking; nothing here reads them.
  app.removeContentTypeParser('text/plain')
  const limits = {
    admission: createAdmission(deps.clock),
    turnstile: createTurnstile(),
    budgets: deps.hasCostLimit ? createBudgets(deps.clock) : undefined,
  }
  for (const { name, typeDefs } of services) {
    const schema = schemas.get(name)
    if (schema === undefined) continue
    const { validate, stop } = createValidation({ typeDefs, hidesSchema: !deps.isDevelopment })
    app.addHook('onClose', stop)
    const endpoint = { ...deps, policies: policies.get(name) ?? {}, validate, ...limits }
    addHttpEndpoint(app, name, schema, endpoint)
  }
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
