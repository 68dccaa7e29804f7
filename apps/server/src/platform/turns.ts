/** Work that waits, by its owners: whoever was served goes behind all others, however much of theirs waits. */
export class Turns<T> {
  readonly #byOwner = new Map<string, T[]>()

  add(owner: string, item: T): void {
    const items = this.#byOwner.get(owner)
    if (items) items.push(item)
    else this.#byOwner.set(owner, [item])
  }

  /** The first that may begin, of the owner who has waited longest. */
  take(mayBegin: (item: T) => boolean = () => true): T | undefined {
    for (const [owner, items] of this.#byOwner) {
      const place = items.findIndex(mayBegin)
      if (place === -1) continue
      const [item] = items.splice(place, 1)
      this.#byOwner.delete(owner)
      if (items.length > 0) this.#byOwner.set(owner, items)
      return item
    }
    return undefined
  }

  takeAll(): readonly T[] {
    const items = [...this.#byOwner.values()].flat()
    this.#byOwner.clear()
    return items
  }

  get isEmpty(): boolean {
    return this.#byOwner.size === 0
  }

  count(isMeant: (item: T) => boolean): number {
    let count = 0
    for (const items of this.#byOwner.values()) count += items.filter(isMeant).length
    return count
  }
}
