# A bot for OMERTA, whose moves have nothing within them: always the first option.
while read -r line; do
    case $line in
        '{"type":"question"'*) printf '%s\n' "$line" | sed 's/.*"options":\[\({[^}]*}\).*/\1/' ;;
        '{"type":"refused"'*) echo null ;;
        '{"type":"over"'*) exit 0 ;;
    esac
done
