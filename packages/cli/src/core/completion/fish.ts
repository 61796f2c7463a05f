import { ANY, type FlagGrammar, type Grammar } from "./grammar.ts";
import { takesValue } from "./tables.ts";

/** The completions for fish, as a script to be read by `source` or put into its folder `completions`. */
export function fishCompletion({ commands, flags, lists }: Grammar): string {
  const taking = new Set([...flags, ...commands.flatMap((command) => command.flags)].filter(takesValue));
  const names = [...new Set(Array.from(taking, ({ name }) => name))].join(" ");
  const isAt = (where: string, users: readonly string[] = []): string =>
    quoted(["__marienbad_at", where, ...users].join(" "));
  const lines = [
    ...commands.map(({ name, summary }) => offer(isAt("0"), ["-f", "-a", quoted(name), "-d", quoted(summary)])),
    ...commands.map(({ name }) => offer(isAt("1", ["help"]), ["-f", "-a", quoted(name)])),
    ...flags.map((flag) => offer(isAt("0"), flagWords(flag))),
    ...commands.flatMap(({ name, flags: own }) => own.map((flag) => offer(isAt("+", [name]), flagWords(flag)))),
    ...lists.map(({ commands: users, subjects }) =>
      offer(isAt("1", users), [
        "-a",
        quoted(
          subjects
            .map(({ id }) => id)
            .filter((id) => id !== ANY)
            .join(" "),
        ),
      ]),
    ),
    ...lists.flatMap(({ commands: users, subjects }) =>
      subjects
        .filter(({ options }) => options.length > 0)
        .map(({ id, options }) => {
          const words = options.flatMap(({ name, values }) =>
            values.length === 0 ? [`${name}=`] : values.map((value) => `${name}=${value}`),
          );
          return offer(isAt(id === ANY ? "+" : `2:${id}`, users), ["-a", quoted(words.join(" "))]);
        }),
    ),
  ];
  return `# Completions of marienbad for fish: marienbad completion fish | source
# Whether as many words are typed (0, 1, 2:GAME, + for one or more), the first of them one of the commands given.
function __marienbad_at -a where
    set -l words
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
        else if contains -- $word ${names}
            set skip 1
        else if not string match -q -- '-*' $word; and not string match -q -- '?*=*' $word
            set -a words $word
        end
    end
    if test $where = 0
        test (count $words) = 0
        return
    end
    contains -- "$words[1]" $argv[2..-1]; or return 1
    switch $where
        case 1
            test (count $words) = 1
        case '2:*'
            test "$words[2]" = (string sub -s 3 -- $where)
    end
end
${lines.join("\n")}
`;
}

function offer(condition: string, words: readonly string[]): string {
  return `complete -c marienbad -n ${condition} ${words.join(" ")}`;
}

function flagWords({ name, value, summary }: FlagGrammar): string[] {
  const bare = name.replace(/^-+/, "");
  const described = [bare.length === 1 ? "-s" : "-l", bare, "-d", quoted(summary)];
  if (value === undefined) return described;
  if (value === "file") return [...described, "-r", "-F"];
  return value === "any" ? [...described, "-x"] : [...described, "-x", "-a", quoted(value.join(" "))];
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
