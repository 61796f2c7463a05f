import type { FlagGrammar, Grammar } from "./grammar.ts";
import { quoted, sharedTables } from "./tables.ts";

/** The completions for zsh, as a script to be read by `eval` or put into a folder of `fpath` as `_marienbad`. */
export function zshCompletion(grammar: Grammar): string {
  const { commands } = grammar;
  const lines = (list: readonly { name: string; summary: string }[], indent: string): string =>
    list.map(({ name, summary }) => `${indent}${quoted(`${name.replaceAll(":", "\\:")}:${summary}`)}`).join("\n");
  const flagsOf = (name: string, flags: readonly FlagGrammar[]): string =>
    `    ${quoted(name)}) flags=(\n${lines(flags, "      ")}\n    ) ;;`;
  return `#compdef marienbad
# Completions of marienbad for zsh: eval "$(marienbad completion zsh)"
${sharedTables(grammar)}
_marienbad_flags() {
  case "$1" in
${[flagsOf("", grammar.flags), ...commands.map(({ name, flags }) => flagsOf(name, flags))].join("\n")}
  esac
}
_marienbad() {
  local command= subject= flag= takes= list= subjects= options= values= word option
  local -a flags commands
  local -i at
  commands=(
${lines(commands, "    ")}
  )
  for ((at = 2; at < CURRENT; at++)); do
    word=$words[at]
    if [[ $word == ?*=* ]]; then
      continue
    elif [[ $word == -* ]]; then
      _marienbad_takes "$command" "$word"
      if [[ -n $takes ]] && ((++at == CURRENT)); then
        flag=$word
      fi
    elif [[ -z $command ]]; then
      command=$word
    elif [[ -z $subject ]]; then
      subject=$word
    fi
  done
  _marienbad_list "$command"
  word=$words[CURRENT]
  if [[ -z $flag && $word == ?*=* ]]; then
    option=\${word%%=*}
    compset -P '*='
    if [[ $option == -* ]]; then
      flag=$option
    else
      _marienbad_values "$list" "$subject" "$option"
      compadd -- \${=values}
      return
    fi
  fi
  if [[ -n $flag ]]; then
    _marienbad_takes "$command" "$flag"
    case $takes in
      @) _files ;;
      -) _message "$flag" ;;
      *) compadd -- \${=takes} ;;
    esac
  elif [[ $word == -* ]]; then
    _marienbad_flags "$command"
    _describe -o flag flags
  elif [[ -z $command || $command == help ]]; then
    _describe command commands
  else
    [[ -z $subject ]] && _marienbad_subjects "$list"
    _marienbad_options "$list" "$subject"
    compadd -- \${=subjects}
    compadd -S '' -- \${=options}
    _files
  fi
}
if [[ $funcstack[1] == _marienbad ]]; then
  _marienbad "$@"
else
  compdef _marienbad marienbad
fi
`;
}
