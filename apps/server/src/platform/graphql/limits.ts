import {
  GraphQLError,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

/** What one document may request. */
export const limits = {
  /** Characters of the text; the longest of our own pages has a tenth of it. */
  length: 20_000,
  tokens: 2_000,
  /** As they stand in the text, each as often as it is written; the longest of our own pages has a sixth. */
  fields: 400,
  /** Fields and fragments once every fragment stands where it is used. */
  selections: 2_000,
  depth: 10,
  aliases: 15,
  /** Fields in the answer, lists counted by their size. */
  cost: 60_000,
  /** Items of one page: so many outlets are listed at once (specification, section 9). */
  pageSize: 1_000,
  /** What a list counts for when nothing says how long it may be. */
  unknownListSize: 50,
} as const

/**
 * Refuses documents that are short and grow when their fragments are put in: each that uses the next one
 * twice doubles the work of everything that visits them. Checked before a document is compiled.
 *
 * @returns the error to answer, or undefined when the document is within the limit
 */
export function exceededSelections(document: DocumentNode): GraphQLError | undefined {
  const fragments = fragmentsOf(document)
  let left: number = limits.selections
  const isWithin = ({ selections }: SelectionSetNode): boolean =>
    selections.every(node => {
      left -= 1
      if (left < 0) return false
      const inside =
        node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet
      return inside === undefined || isWithin(inside)
    })
  const isEachWithin = document.definitions.every(
    one => one.kind !== Kind.OPERATION_DEFINITION || isWithin(one.selectionSet),
  )
  return isEachWithin ? undefined : tooMuch('selections', limits.selections)
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>()
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet)
  }
  return fragments
}

interface Counting {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, SelectionSetNode>
  variables: Readonly<Record<string, unknown>>
  aliases: number
}

/**
 * What a document costs: fields of its answer, lists counted by their length. Documents that would cost too much are
 * refused before anything of them is executed: too deep, too many aliases, too large pages, too many fields.
 *
 * @returns the cost, or the error to answer
 */
export function costOfDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): number | GraphQLError {
  const fragments = fragmentsOf(document)
  let whole = 0
  try {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      const given = { ...defaultsOf(definition), ...variables }
      const counting: Counting = { schema, fragments, variables: given, aliases: 0 }
      const root = schema.getRootType(definition.operation)
      const cost = costOf(counting, definition.selectionSet, root ?? undefined, 1)
      if (cost > limits.cost) return tooMuch('cost', limits.cost)
      whole += cost
    }
    return whole
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** What variables are when the client leaves them out. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, plain(defaultValue, {})]],
    ),
  )
}

function costOf(
  counting: Counting,
  selection: SelectionSetNode,
  parent: GraphQLNamedType | undefined,
  depth: number,
  /** How long lists are that do not say it themselves. */
  listSize: number | 'grouped' = limits.unknownListSize,
): number {
  if (depth > limits.depth) throw tooMuch('depth', limits.depth)
  let cost = 0
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) cost += costOfField(counting, node, parent, depth, listSize)
    else if (node.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(counting, node.selectionSet, parent, depth, listSize)
    } else {
      const fragment = counting.fragments.get(node.name.value)
      // Validation has already refused unknown fragments and circles.
      if (fragment !== undefined) cost += costOf(counting, fragment, parent, depth, listSize)
    }
    if (cost > limits.cost) throw tooMuch('cost', limits.cost)
  }
  return cost
}

function costOfField(
  counting: Counting,
  node: FieldNode,
  parent: GraphQLNamedType | undefined,
  depth: number,
  listSize: number | 'grouped',
): number {
  if (node.alias !== undefined) {
    counting.aliases += 1
    if (counting.aliases > limits.aliases) throw tooMuch('aliases', limits.aliases)
  }
  const field = fieldOf(parent, node.name.value)
  const size = pageSizeOf(counting, node, field)
  if (size !== undefined && size > limits.pageSize) throw tooMuch('pageSize', limits.pageSize)
  if (node.selectionSet === undefined) return 1
  const type = field === undefined ? undefined : getNamedType(field.type)
  const child = isCompositeType(type) ? type : undefined
  if (size !== undefined && field?.args.some(({ name }) => name === groupedPage)) {
    return 1 + size * costOf(counting, node.selectionSet, child, depth + 1, 'grouped')
  }
  // Its items are counted already: there are no more of them than the page has.
  if (listSize === 'grouped') {
    return 1 + costOf(counting, node.selectionSet, child, depth + 1, 'grouped')
  }
  if (field !== undefined && isList(field.type)) {
    const items = size ?? assumedSizeOf(field) ?? listSize
    return 1 + items * costOf(counting, node.selectionSet, child, depth + 1)
  }
  // A page is one object whose lists are as long as the requested page.
  return 1 + costOf(counting, node.selectionSet, child, depth + 1, size)
}

/** Counts the innermost items of a page, however they are grouped: by account, currency and day. */
const groupedPage = 'pagination'

/** `size` or `pageable.size` as given, or the default of the schema when the field is paged. */
function pageSizeOf(
  counting: Counting,
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
): number | undefined {
  for (const name of ['size', 'pageable', 'pageableDecorator', groupedPage]) {
    const argument = field?.args.find(one => one.name === name)
    if (argument === undefined) continue
    const given = node.arguments?.find(one => one.name.value === name)?.value
    const value = given === undefined ? argument.defaultValue : plain(given, counting.variables)
    const size = name === 'size' ? value : property(value, 'size')
    // A page of less than nothing would make up for others.
    return typeof size === 'number' ? Math.max(1, size) : limits.unknownListSize
  }
  return undefined
}

/** `@listSize` of the schema. */
function assumedSizeOf({ astNode }: GraphQLField<unknown, unknown>): number | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const size = directive?.arguments?.[0]?.value
  return size?.kind === Kind.INT ? Number.parseInt(size.value, 10) : undefined
}

function plain(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number.parseInt(node.value, 10)
  if (node.kind !== Kind.OBJECT) return undefined
  return Object.fromEntries(
    node.fields.map(field => [field.name.value, plain(field.value, variables)]),
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function fieldOf(
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(type) || (isNonNullType(type) && isList(type.ofType))
}

export function tooMuch(limit: string, maximum: number): GraphQLError {
  return new GraphQLError('REQUEST_TOO_LARGE', {
    extensions: { code: 'REQUEST_TOO_LARGE', params: { limit, maximum } },
  })
}
