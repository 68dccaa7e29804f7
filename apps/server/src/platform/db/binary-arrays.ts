/** How the elements of an array are written in PostgreSQL's binary format. */
interface ElementFormat<Value> {
  /** The type's number in every PostgreSQL (`pg_type`). */
  readonly oid: number
  /** At least as many bytes as `write` needs. */
  sizeOf(value: Value): number
  /** Returns how many bytes it has written. */
  write(buffer: Buffer, value: Value, offset: number): number
}

/** A UTF-16 unit becomes three bytes of UTF-8 at most. */
const bytesOfUnit = 3

const formats = {
  uuid: {
    oid: 2950,
    sizeOf: () => 16,
    write: (buffer, value, offset) => buffer.write(value.replaceAll('-', ''), offset, 'hex'),
  } satisfies ElementFormat<string>,
  integer: {
    oid: 23,
    sizeOf: () => 4,
    write: (buffer, value, offset) => buffer.writeInt32BE(value, offset) - offset,
  } satisfies ElementFormat<number>,
  text: {
    oid: 25,
    sizeOf: value => value.length * bytesOfUnit,
    write: (buffer, value, offset) => buffer.write(value, offset),
  } satisfies ElementFormat<string>,
  jsonb: {
    oid: 3802,
    sizeOf: value => 1 + value.length * bytesOfUnit,
    // The version of the format, then the text.
    write: (buffer, value, offset) => buffer.write(value, buffer.writeInt8(1, offset)) + 1,
  } satisfies ElementFormat<string>,
}

export type ArrayType = keyof typeof formats
type ElementOf = { uuid: string; integer: number; text: string; jsonb: string }

/**
 * A parameter of an array type. PostgreSQL takes the elements of this format as they are; those of a text it has to find
 * and to read one by one, as the driver has to write them.
 */
export function binaryArray<Type extends ArrayType>(
  type: Type,
  values: readonly (ElementOf[Type] | undefined)[],
): Buffer {
  const format = formats[type] as unknown as ElementFormat<ElementOf[Type]>
  let size = headerBytes
  for (const value of values) size += 4 + (value === undefined ? 0 : format.sizeOf(value))
  const buffer = Buffer.allocUnsafe(size)
  let hasNull = 0
  let offset = headerBytes
  for (const value of values) {
    if (value === undefined) {
      hasNull = 1
      offset = buffer.writeInt32BE(-1, offset)
      continue
    }
    const written = format.write(buffer, value, offset + 4)
    buffer.writeInt32BE(written, offset)
    offset += 4 + written
  }
  // One dimension, which begins at 1.
  for (const [place, field] of [1, hasNull, format.oid, values.length, 1].entries()) {
    buffer.writeInt32BE(field, place * 4)
  }
  return buffer.subarray(0, offset)
}

const headerBytes = 20
