import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { addHttpEndpoint } from './http-endpoint.ts'
import { addLiveEndpoints, type LiveEndpointDeps } from './live-endpoint.ts'
import { scalarResolvers } from './scalars.ts'
import type { GraphqlService } from './service.ts'

/** Mounts every service at `/graphql/<name>`, over HTTP and over a socket. */
export function registerGraphqlServices(
  app: FastifyInstance,
  services: readonly GraphqlService[],
  deps: LiveEndpointDeps,
): void {
  const schemas = new Map<string, GraphQLSchema>()
  for (const service of services) {
    const schema = createSchema({
      typeDefs: service.typeDefs,
      resolvers: { ...scalarResolvers, ...service.resolvers },
      // A misspelt resolver would silently answer null.
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    })
    schemas.set(service.name, schema)
  }
  // Forms and plain text can be sent across sites without asking; nothing here reads them.
  app.removeContentTypeParser('text/plain')
  for (const [name, schema] of schemas) addHttpEndpoint(app, name, schema, deps)
  const endLive = addLiveEndpoints(app, schemas, deps)
  app.addHook('preClose', endLive)
}
