import { expectTypeOf, test } from 'vitest'
import type { NamedDetails } from './audit-log.ts'

test('a detail without words in the audit does not compile, whatever it was spread from', () => {
  expectTypeOf<{ cardId: string }>().toExtend<NamedDetails<{ cardId: string }>>()
  expectTypeOf<{ colour: string }>().not.toExtend<NamedDetails<{ colour: string }>>()
  type Either = { cardId: string } | { cardId: string; colour: string }
  expectTypeOf<Either>().not.toExtend<NamedDetails<Either>>()
  type Any = Readonly<Record<string, string>>
  expectTypeOf<Any>().not.toExtend<NamedDetails<Any>>()
})
