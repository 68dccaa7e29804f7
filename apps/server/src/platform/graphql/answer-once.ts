import { isDeepStrictEqual } from 'node:util'
import type { GraphqlContext } from './context.ts'

type Resolve = (root: unknown, args: object, context: GraphqlContext, info: unknown) => unknown

/** The same query several times in one request, under other names, runs once. */
export function answerOnce<Resolvers extends object>(resolvers: Resolvers): Resolvers {
  const queries: unknown = Reflect.get(resolvers, 'Query')
  if (typeof queries !== 'object' || queries === null) return resolvers
  const shared = Object.entries(queries).map(([name, resolve]) => [
    name,
    typeof resolve === 'function' ? answerOnceOf(name, resolve as Resolve) : resolve,
  ])
  return { ...resolvers, Query: Object.fromEntries(shared) }
}

const answerOnceOf =
  (name: string, resolve: Resolve): Resolve =>
  (root, args, context, info) => {
    const { answers } = context
    if (answers === undefined) return resolve(root, args, context, info)
    const earlier = answers.get(name) ?? []
    const same = earlier.find(([given]) => isDeepStrictEqual(given, args))
    if (same !== undefined) return same[1]
    const answer = resolve(root, args, context, info)
    answers.set(name, [...earlier, [args, answer]])
    return answer
  }
