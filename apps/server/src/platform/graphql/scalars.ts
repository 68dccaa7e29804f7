import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'

function textScalar(name: string, isValid: (text: string) => boolean): GraphQLScalarType {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && isValid(value)) return value
    throw new GraphQLError(`Not a ${name}`, { extensions: { code: 'REQUEST_INVALID', params: {} } })
  }
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.STRING ? node.value : undefined),
  })
}

const isRealDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** The scalars of `scalars.graphql`: texts with a strict form, checked on the way in and out. */
export const scalarResolvers = {
  Decimal: textScalar('Decimal', text => text.length <= 40 && /^-?\d+(\.\d+)?$/.test(text)),
  LocalDate: textScalar('LocalDate', isRealDate),
  DateTime: textScalar(
    'DateTime',
    text =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
  ),
}
