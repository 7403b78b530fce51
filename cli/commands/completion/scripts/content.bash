# content completion for bash. To load it in each shell, add to ~/.bashrc:
#   eval "$(npx content completion bash)"
_content_ask() {
  local dir=$PWD node
  while [[ -n $dir ]]; do
    if [[ -e $dir/node_modules/.bin/content ]]; then
      node=$dir/node_modules/.bin/node
      [[ -x $node ]] || node=node
      "$node" "$dir/node_modules/.bin/content" __complete -- "$@" 2>/dev/null
      return
    fi
    dir=${dir%/*}
  done
  @NODE@ @BIN@ __complete -- "$@" 2>/dev/null
}

# The argument is the place of the word `content` in the line.
_content_from() {
  local -a words=()
  local index word joined=
  # Bash takes --format=json apart at the sign; the program wants it whole.
  for ((index = $1 + 1; index <= COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ ${#words[@]} -gt 0 && ($word == = || -n $joined) ]]; then
      words[${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
    if [[ $word == = ]]; then joined=yes; else joined=; fi
  done
  local current=${words[${#words[@]} - 1]} before= line value
  if [[ $current == *=* && $COMP_WORDBREAKS == *=* ]]; then
    before=${current%"${current##*=}"}
  fi
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :files | :folders)
        compopt -o filenames
        local action=file
        [[ $line == :folders ]] && action=directory
        while IFS= read -r value; do
          COMPREPLY+=("$value")
        done < <(compgen -A "$action" -- "${current#"$before"}")
        ;;
      ?*)
        value=${line%%$'\t'*}
        COMPREPLY+=("${value#"$before"}")
        [[ $value == *= ]] && compopt -o nospace
        ;;
    esac
  done < <(_content_ask "${words[@]}")
}

_content() { _content_from 0; }
# Other commands of npx get the names of files, as before.
_content_npx() {
  [[ ${COMP_WORDS[1]} == content && $COMP_CWORD -gt 1 ]] && _content_from 1
}

complete -F _content content
complete -p npx &>/dev/null || complete -o default -F _content_npx npx
