import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  parse,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

import { costOfDocument } from '../platform/graphql/limits.ts'

/** Which ids go into a call. */
export interface CallIds {
  /** For `legalPartyId`, `partyId`, `partyID`, `orgReferenceId`. */
  readonly party: string
  /** For every other id and account number. */
  readonly other: string
  /** For `page` and `size`; the usual page when left out. */
  readonly page?: { readonly page: number; readonly size: number }
  /** For what lists are searched for; nothing when left out. */
  readonly search?: string
  /** For every other number; a usual one where it is required, nothing elsewhere, when left out. */
  readonly number?: { readonly whole: number; readonly decimal: string }
}

export interface OperationCall {
  readonly name: string
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly document: string
  variablesWith(ids: CallIds): Record<string, unknown>
  readonly takesParty: boolean
  readonly takesOther: boolean
  readonly takesPage: boolean
  readonly takesSize: boolean
  readonly takesSearch: boolean
  readonly takesNumber: boolean
}

const partyArguments = new Set(['legalPartyId', 'partyId', 'partyID', 'orgReferenceId'])
/** Texts that name something of an organisation as an id would. */
const idLikeTexts = new Set(['account', 'accounts', 'payerAccount', 'posTerminals'])
/** Texts that lists are searched for, where they may be left out. */
const searchedTexts = new Set(['search', 'text', 'q'])
/** How deep an answer is shown: the first that a page may cost. */
const depths = [3, 2, 1] as const

/** A call of every operation of a schema, made from the schema alone: what is required, and all ids. */
export function callsOf(schema: GraphQLSchema): OperationCall[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(field => callOf(schema, kind, field)),
  )
}

function callOf(
  schema: GraphQLSchema,
  kind: OperationCall['kind'],
  field: GraphQLField<unknown, unknown>,
): OperationCall {
  const used = field.args.filter(
    argument => isRequiredArgument(argument) || isTried(argument.name, argument.type),
  )
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const head = used.length === 0 ? '' : `(${declared})`
  const call = used.length === 0 ? field.name : `${field.name}(${given})`
  const seen = new Set<KindOfValue>()
  const variablesWith = (ids: CallIds) =>
    Object.fromEntries(
      used.map(({ name, type }) => [name, valueOf(name, type, ids, kind => seen.add(kind))]),
    )
  const variables = variablesWith({ party: '', other: '' })
  const documents = depths.map(
    depth => `${kind} Sweep${head} { ${call} ${selectionOf(field.type, depth)} }`,
  )
  const document = documents.find(
    one => typeof costOfDocument(schema, parse(one), variables) === 'number',
  )
  if (document === undefined) throw new Error(`${field.name} costs too much in any document`)
  return {
    name: field.name,
    kind,
    document,
    variablesWith,
    takesParty: seen.has('party'),
    takesOther: seen.has('other'),
    takesPage: seen.has('page'),
    takesSize: seen.has('size'),
    takesSearch: seen.has('search'),
    takesNumber: seen.has('number'),
  }
}

const isSearched = (name: string, type: GraphQLInputType): boolean =>
  searchedTexts.has(name) && !isNonNullType(type) && getNamedType(type).name === 'String'

const isNumber = (type: GraphQLInputType): boolean =>
  ['Int', 'Float', 'Decimal'].includes(getNamedType(type).name)

/** Holds an id or a number, searches or chooses a page. */
function isTried(name: string, type: GraphQLInputType): boolean {
  if (isSearched(name, type) || isNumber(type)) return true
  const named = getNamedType(type)
  if (named.name === 'ID' || idLikeTexts.has(name) || isPartOfPage(name, named.name)) return true
  if (!isInputObjectType(named)) return false
  return Object.values(named.getFields()).some(field => isTried(field.name, field.type))
}

const usualPage = { page: 1, size: 20 }
const isPartOfPage = (name: string, typeName: string): name is keyof typeof usualPage =>
  typeName === 'Int' && name in usualPage

type KindOfValue = 'party' | 'other' | 'page' | 'size' | 'search' | 'number'

function valueOf(
  name: string,
  type: GraphQLInputType,
  ids: CallIds,
  note: (kind: KindOfValue) => void,
  isRequired = false,
): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType, ids, note, true)
  if (isSearched(name, type) && !isRequired) {
    note('search')
    return ids.search
  }
  if (isNumber(type) && !isPartOfPage(name, getNamedType(type).name)) {
    note('number')
    if (!isRequired && ids.number === undefined) return undefined
  }
  if (isListType(type)) return [valueOf(name, type.ofType, ids, note)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      field => isRequiredInputField(field) || isTried(field.name, field.type),
    )
    return Object.fromEntries(
      fields.map(field => [field.name, valueOf(field.name, field.type, ids, note)]),
    )
  }
  if (partyArguments.has(name)) {
    note('party')
    return ids.party
  }
  if (type.name === 'ID' || idLikeTexts.has(name)) {
    note('other')
    return ids.other
  }
  if (isPartOfPage(name, type.name)) {
    note(name)
    return (ids.page ?? usualPage)[name]
  }
  if (isNumber(type) && ids.number) {
    return type.name === 'Decimal' ? ids.number.decimal : ids.number.whole
  }
  return plainValues[type.name] ?? 'text'
}

const plainValues: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1.00',
  LocalDate: '2026-11-02',
  DateTime: '2026-11-02T04:00:00.000Z',
  String: 'text',
}

/** Everything that an answer would show, so many levels deep. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named) && !isInterfaceType(named)) return ''
  const fields = Object.values(named.getFields()).flatMap(field => {
    if (field.args.some(isRequiredArgument)) return []
    const inner = getNamedType(field.type)
    const isLeaf = !isObjectType(inner) && !isInterfaceType(inner)
    if (!isLeaf && levels <= 1) return []
    return [`${field.name} ${selectionOf(field.type, levels - 1)}`]
  })
  return `{ __typename ${fields.join(' ')} }`
}
