/**
 * The page numbers worth showing, `undefined` for a gap: first, last and the neighbours of the
 * current one. A gap that would hide a single page shows it instead.
 */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    number => number >= 1 && number <= pages,
  )
  const shown: (number | undefined)[] = []
  let last = 0
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (number - last === 2) shown.push(last + 1)
    else if (number - last > 2) shown.push(undefined)
    shown.push(number)
    last = number
  }
  return shown
}
