import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  ValuesOfCorrectTypeRule,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { hasInvalidText } from '../http/invalid-text.ts'
import { payersOf } from './call-budget.ts'
import type { GraphqlContext } from './context.ts'
import { costOfDocument, exceededSelections, limits, tooMuch } from './limits.ts'
import { calledOperations } from './operation-policy.ts'
import { exceededCounts } from './scan-document.ts'
import { refusal } from './unwrap.ts'
import type { Validate } from './validation.ts'

/** What a client requests, its form already checked. */
export interface RequestedDocument {
  readonly query: string
  /** One of our own pages'. */
  readonly isRegistered: boolean
  /** Length of the body that it came in. */
  readonly bytes?: number
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

export interface DocumentRunnerDeps {
  readonly schema: GraphQLSchema
  /** Checks a document that nobody has registered. */
  readonly validate: Validate
  /** Why the document may not be run for the caller; checked before anything of it runs. */
  refusalOf(
    operations: readonly string[],
    context: GraphqlContext,
    requested: RequestedDocument,
  ): Promise<GraphQLError | undefined>
}

/** A document that was parsed, validated and compiled, or what is wrong with it. */
type Prepared =
  | { readonly errors: readonly GraphQLError[] }
  | {
      readonly errors?: never
      readonly document: DocumentNode
      readonly operations: readonly string[]
      readonly compiled: CompiledQuery
    }

/** Characters of the documents that are kept. Pages send registered ones: there are so many and no more. */
const pageDocuments = 1_000_000
/** Programs write their own. What is kept of one is some hundred times as large as its text. */
const programDocuments = 100_000

/** Pays for a call and waits until it may begin; the error to answer when it cannot be paid now. */
type Charge = (cost: number) => Promise<GraphQLError | undefined>

/**
 * Runs documents of one service. Each text is parsed, validated and compiled once; a call then costs its
 * limits, its policies and its resolvers.
 */
export function createDocumentRunner(deps: DocumentRunnerDeps) {
  const make = (requested: RequestedDocument, owner: string) =>
    requested.isRegistered
      ? prepareRegistered(deps, requested)
      : prepareUnknown(deps, requested, owner)
  const ofPages = createPreparedDocuments(pageDocuments, make)
  const ofPrograms = createPreparedDocuments(programDocuments, make)

  return async (
    requested: RequestedDocument,
    context: GraphqlContext,
    charge: Charge,
  ): Promise<ExecutionResult> => {
    // Texts are kept, so their length has an end as well as their number.
    if (requested.query.length + (requested.operationName?.length ?? 0) > limits.length) {
      return { errors: [tooMuch('length', limits.length)] }
    }
    const kept = context.caller === undefined ? ofPages : ofPrograms
    const found = await kept.find(requested, ownerOf(context))
    if (found.errors !== undefined) return { errors: found.errors }
    const { document, operations, compiled } = found
    const cost = costOfDocument(deps.schema, document, requested.variables)
    if (cost instanceof GraphQLError) return { errors: [cost] }
    const unpaid = await charge(cost)
    if (unpaid !== undefined) return { errors: [unpaid] }
    const refused = await deps.refusalOf(operations, context, requested)
    if (refused !== undefined) return { errors: [refused] }
    return compiled.query(undefined, context, requested.variables)
  }
}

/** Whoever pays last: the organisation, where there is one. */
const ownerOf = (context: GraphqlContext): string => payersOf(context).at(-1)?.join(' ') ?? ''

/** Keeps what was made of documents until their texts are longer than this together, then starts again. */
export function createPreparedDocuments<T>(
  largest: number,
  make: (requested: RequestedDocument, owner: string) => T,
) {
  const kept = new Map<string, T>()
  let length = 0
  return {
    /** @param owner who waits for it first */
    find(requested: RequestedDocument, owner = ''): T {
      const name = `${requested.operationName ?? ''}\n${requested.query}`
      const known = kept.get(name)
      if (known !== undefined) return known
      const fresh = make(requested, owner)
      if (length + name.length > largest) {
        kept.clear()
        length = 0
      }
      kept.set(name, fresh)
      length += name.length
      // What could not be made is tried again the next time.
      if (fresh instanceof Promise) fresh.catch(() => kept.delete(name))
      return fresh
    },
  }
}

/** Whether a text written into the document cannot be kept. */
export function hasInvalidLiteral(document: DocumentNode): boolean {
  let isInvalid = false
  visit(document, {
    StringValue({ value }) {
      isInvalid ||= hasInvalidText(value)
    },
  })
  return isInvalid
}

/** Documents of our own pages are known to be small and are checked at once. */
function prepareRegistered(deps: DocumentRunnerDeps, requested: RequestedDocument): Prepared {
  const document = parseOrErrors(requested.query)
  if (Array.isArray(document)) return { errors: document }
  const errors = validate(deps.schema, document)
  return errors.length > 0 ? { errors } : compile(deps, requested, document)
}

/** A stranger's document is counted before it is parsed, and validated in a thread of its own. */
async function prepareUnknown(
  deps: DocumentRunnerDeps,
  requested: RequestedDocument,
  owner: string,
): Promise<Prepared> {
  const exceeded = exceededCounts(requested.query)
  if (exceeded !== undefined) return { errors: [exceeded] }
  const document = parseOrErrors(requested.query)
  if (Array.isArray(document)) return { errors: document }
  // The edge has checked the request as it came; a document has escapes of its own.
  if (hasInvalidLiteral(document)) return { errors: [refusal('REQUEST_INVALID')] }
  const grown = exceededSelections(document)
  if (grown !== undefined) return { errors: [grown] }
  const errors = await deps.validate(requested.query, owner)
  if (errors.length > 0) return { errors }
  // The thread knows the types by name alone; the values of our own scalars are checked here, each once.
  const wrongValues = validate(deps.schema, document, [ValuesOfCorrectTypeRule])
  return wrongValues.length > 0 ? { errors: wrongValues } : compile(deps, requested, document)
}

function parseOrErrors(query: string): DocumentNode | GraphQLError[] {
  try {
    return parse(query, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

function compile(
  { schema }: DocumentRunnerDeps,
  requested: RequestedDocument,
  document: DocumentNode,
): Prepared {
  const operation = getOperationAST(document, requested.operationName)?.operation
  // Events go over a socket, where the end of the session ends them too.
  if (operation === undefined || operation === OperationTypeNode.SUBSCRIPTION) {
    return { errors: [refusal('REQUEST_INVALID')] }
  }
  const compiled = compileQuery(schema, document, requested.operationName)
  if (!isCompiledQuery(compiled)) {
    return { errors: compiled.errors ?? [refusal('REQUEST_INVALID')] }
  }
  return { document, operations: calledOperations(document), compiled }
}
