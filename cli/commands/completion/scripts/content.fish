# content completion for fish. To load it in each shell:
#   npx content completion fish > ~/.config/fish/conf.d/content.fish
function __content_ask
    set -l dir $PWD
    while test -n "$dir"
        if test -e "$dir/node_modules/.bin/content"
            set -l node "$dir/node_modules/.bin/node"
            test -x "$node"; or set node node
            $node "$dir/node_modules/.bin/content" __complete -- $argv 2>/dev/null
            return
        end
        set dir (string replace -r '/[^/]*$' '' -- $dir)
    end
    @NODE@ @BIN@ __complete -- $argv 2>/dev/null
end

function __content_complete
    set -l words (commandline -opc)
    test "$words[1]" = npx; and set -e words[1]
    set -l current (commandline -ct)
    for line in (__content_ask $words[2..] "$current")
        switch $line
            case :files
                __fish_complete_path "$current"
            case :folders
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end

function __content_follows_npx
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test "$words[2]" = content
end

complete -c content -f -a '(__content_complete)'
complete -c npx -n __content_follows_npx -f -a '(__content_complete)'
