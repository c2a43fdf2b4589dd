import type { Command } from 'commander'

/**
 * The arguments for Commander. For the help of an unknown command Commander would print the help of the program.
 * Without the request for help it reports the unknown command.
 */
export const helpArguments = (program: Command, args: readonly string[]): readonly string[] => {
  const [first, ...others] = args
  if (first !== 'help' && !args.includes('--help') && !args.includes('-h')) return args
  const words = first === 'help' ? others : args
  const firstOption = words.findIndex(word => word.startsWith('-'))
  const path = firstOption === -1 ? words : words.slice(0, firstOption)
  return isKnown(program, path) ? [...path, '--help'] : path
}

const isKnown = ({ commands }: Command, [name, ...others]: readonly string[]): boolean => {
  if (name === undefined || commands.length === 0) return true
  const command = commands.find(command => command.name() === name)
  return command !== undefined && isKnown(command, others)
}
