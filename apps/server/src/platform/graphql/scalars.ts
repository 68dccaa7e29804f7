import { isIso, isLocalDate } from '@tartip/domain/time/instant'
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

/** The scalars of `scalars.graphql`: texts with a strict form, checked on the way in and out. */
export const scalarResolvers = {
  Decimal: textScalar('Decimal', text => text.length <= 40 && /^-?\d+(\.\d+)?$/.test(text)),
  LocalDate: textScalar('LocalDate', isLocalDate),
  DateTime: textScalar('DateTime', text => /:\d{2}(\.\d{1,3})?Z$/.test(text) && isIso(text)),
}
