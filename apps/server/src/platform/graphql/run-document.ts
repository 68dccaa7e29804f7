import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { hasInvalidText } from '../http/invalid-text.ts'
import type { GraphqlContext } from './context.ts'
import { exceededLimit, exceededSelections, limits, tooMuch } from './limits.ts'
import { calledOperations } from './operation-policy.ts'
import { refusal } from './unwrap.ts'

/** What a client requests, its form already checked. */
export interface RequestedDocument {
  readonly query: string
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
}

export interface DocumentRunnerDeps {
  readonly schema: GraphQLSchema
  /** In production nobody may read the schema. */
  readonly hidesSchema: boolean
  /** Why the document may not be run for whoever asks; checked before anything of it runs. */
  refusalOf(
    operations: readonly string[],
    context: GraphqlContext,
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

/**
 * Runs documents of one service. Each text is parsed, validated and compiled once; a call then costs its
 * limits, its policies and its resolvers.
 */
export function createDocumentRunner(deps: DocumentRunnerDeps) {
  const make = (asked: RequestedDocument) => prepare(deps, asked)
  const ofPages = createPreparedDocuments(pageDocuments, make)
  const ofPrograms = createPreparedDocuments(programDocuments, make)

  return async (asked: RequestedDocument, context: GraphqlContext): Promise<ExecutionResult> => {
    // Texts are kept, so their length has an end as well as their number.
    if (asked.query.length + (asked.operationName?.length ?? 0) > limits.length) {
      return { errors: [tooMuch('length', limits.length)] }
    }
    const found = (context.caller === undefined ? ofPages : ofPrograms).find(asked)
    if (found.errors !== undefined) return { errors: found.errors }
    const { document, operations, compiled } = found
    const exceeded = exceededLimit(deps.schema, document, asked.variables)
    if (exceeded !== undefined) return { errors: [exceeded] }
    const refused = await deps.refusalOf(operations, context)
    if (refused !== undefined) return { errors: [refused] }
    return compiled.query(undefined, context, asked.variables)
  }
}

/** Keeps what was made of documents until their texts are longer than this together, then begins anew. */
export function createPreparedDocuments<T>(largest: number, make: (asked: RequestedDocument) => T) {
  const kept = new Map<string, T>()
  let length = 0
  return {
    find(asked: RequestedDocument): T {
      const name = `${asked.operationName ?? ''}\n${asked.query}`
      const known = kept.get(name)
      if (known !== undefined) return known
      const fresh = make(asked)
      if (length + name.length > largest) {
        kept.clear()
        length = 0
      }
      kept.set(name, fresh)
      length += name.length
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

function prepare({ schema, hidesSchema }: DocumentRunnerDeps, asked: RequestedDocument): Prepared {
  let document: DocumentNode
  try {
    document = parse(asked.query, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
  // The edge has checked the request as it came; a document has escapes of its own.
  if (hasInvalidLiteral(document)) return { errors: [refusal('REQUEST_INVALID')] }
  const rules = hidesSchema ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  const errors = validate(schema, document, rules)
  if (errors.length > 0) return { errors }
  const operation = getOperationAST(document, asked.operationName)?.operation
  // Events go over a socket, where the end of the session ends them too.
  if (operation === undefined || operation === OperationTypeNode.SUBSCRIPTION) {
    return { errors: [refusal('REQUEST_INVALID')] }
  }
  const grown = exceededSelections(document)
  if (grown !== undefined) return { errors: [grown] }
  const compiled = compileQuery(schema, document, asked.operationName)
  if (!isCompiledQuery(compiled)) {
    return { errors: compiled.errors ?? [refusal('REQUEST_INVALID')] }
  }
  return { document, operations: calledOperations(document), compiled }
}
