import { useQueryClient } from '@tanstack/react-query'
import { personQuery, type PersonOfContract } from '../settings-queries.ts'

/** Puts a person as the bank has just answered them onto the screen; the list asks anew. */
export function useCachePerson(): (person: PersonOfContract) => void {
  const client = useQueryClient()
  return person => {
    client.setQueryData(personQuery(person.referenceId).queryKey, person)
    void client.invalidateQueries({ queryKey: ['settings', 'people'] })
  }
}
