import type { GraphQLError } from 'graphql'
import { limits, tooMuch } from './limits.ts'

/** What a document contains before anybody has parsed it. */
interface Counts {
  tokens: number
  fields: number
  aliases: number
}

/*
 * Whatever carries no meaning, a text, a name, a number, the three dots, or one other sign. A text without an end goes to
 * the end of its line or of the document: searching for the end again and again would make the pass quadratic.
 */
const token =
  /(?<ignored>[\s,\uFEFF]+|#[^\r\n]*)|(?<text>"""(?:[^\\"]|\\"""|\\|"(?!""))*(?:""")?|"(?:[^"\\\r\n]|\\.)*"?)|(?<name>[_A-Za-z]\w*)|(?<number>-?\d[\w.+-]*)|(?<sign>\.\.\.|[^])/y

/**
 * Counts tokens, fields and aliases by one pass over the text: the work of parsing and validating grows faster than the
 * text does. Names between braces and outside of parentheses are fields, but for those of fragments and directives.
 * What is no GraphQL at all is left to the parser.
 *
 * @returns the error to answer, or undefined when the document is within the limits
 */
export function exceededCounts(text: string): GraphQLError | undefined {
  const counts: Counts = { tokens: 0, fields: 0, aliases: 0 }
  let braces = 0
  let parentheses = 0
  /** The sign or name before, which decides what a name is. */
  let before = ''
  let isFragment = false
  token.lastIndex = 0
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { ignored, name, sign } = found.groups ?? {}
    if (ignored !== undefined) continue
    counts.tokens += 1
    if (sign === '{') braces += 1
    else if (sign === '}') braces -= 1
    else if (sign === '(') parentheses += 1
    else if (sign === ')') parentheses -= 1
    if (parentheses === 0 && braces > 0) {
      if (sign === ':') {
        // The name before the colon was no field of its own.
        counts.aliases += 1
        counts.fields -= 1
      } else if (name !== undefined && !isFragment && before !== '@') counts.fields += 1
    }
    // `...Name`, and both names of `... on Type`.
    isFragment = sign === '...' || (before === '...' && name === 'on')
    before = sign ?? name ?? ''
    const exceeded = exceededOf(counts)
    if (exceeded !== undefined) return exceeded
  }
  return undefined
}

function exceededOf(counts: Counts): GraphQLError | undefined {
  for (const name of ['tokens', 'fields', 'aliases'] as const) {
    if (counts[name] > limits[name]) return tooMuch(name, limits[name])
  }
  return undefined
}
